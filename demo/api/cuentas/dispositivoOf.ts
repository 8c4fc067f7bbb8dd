/**
 * Browser and system as people call them, from a User-Agent. Only to tell one's own sessions apart: the text is the
 * caller's to invent, so nothing of it is shown, but which of our own names it contains.
 */

/** In this order: most browsers claim to be others as well. */
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
