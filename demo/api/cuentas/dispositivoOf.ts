/**
 * Names browser and system by a User-Agent, so that people can tell their own sessions apart. Callers may send any text, so
 * none of it is shown: only which of the names below it contains.
 */

/** The order matters: most browsers also claim to be others. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgi?A?\w*\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*Safari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** "Firefox · Windows", one of the two, or undefined. */
export function dispositivoOf(agente: string | null): string | undefined {
  const names = [browsers, systems].flatMap((known) => {
    const found = known.find(([pattern]) => pattern.test(agente ?? ''));
    return found ? [found[1]] : [];
  });
  return names.length > 0 ? names.join(' · ') : undefined;
}
