/**
 * Names browser and system from a User-Agent header, so that people recognise their sessions. Callers can send any text,
 * so the result contains only the names below.
 */

/** The order matters, because most browsers also name others in their User-Agent. */
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

/** Returns for example "Firefox · Windows", only one of both, or undefined. */
export function dispositivoOf(userAgent: string | null): string | undefined {
  const names = [browsers, systems].flatMap((known) => {
    const found = known.find(([pattern]) => pattern.test(userAgent ?? ''));
    return found ? [found[1]] : [];
  });
  return names.length > 0 ? names.join(' · ') : undefined;
}
