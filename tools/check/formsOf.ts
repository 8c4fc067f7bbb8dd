/** Returns the forms in which a server may repeat a secret: unchanged, in addresses, in JSON and HTML, in base64. */
export function formsOf(secret: string): string[] {
  const inUrl = encodeURIComponent(secret);
  const everySign = inUrl.replace(
    /[!'()*~._-]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const inHtml = secret.replace(/[&<>"']/g, (sign) => htmlMarks[sign] ?? sign);
  const urls = [inUrl, everySign].flatMap((one) => [one, one.replaceAll('%20', '+')]);
  return [
    secret,
    ...urls,
    ...urls.map((one) => one.replace(/%[0-9A-F]{2}/g, (byte) => byte.toLowerCase())),
    ...urls.map(encodeURIComponent),
    JSON.stringify(secret).slice(1, -1),
    inHtml,
    ...[0, 1, 2].flatMap((before) => inBase64(Buffer.from(secret), before)),
    Buffer.from(secret).toString('hex'),
  ];
}

const htmlMarks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * The base64 characters that are the same whatever is around the secret, as in "user:password".
 * @param before the number of bytes before it, modulo three
 */
function inBase64(secret: Buffer, before: number): string[] {
  const whole = Buffer.concat([Buffer.alloc(before), secret])
    .toString('base64')
    .replace(/=+$/, '');
  const isCut = (before + secret.length) % 3 !== 0;
  const first = Math.ceil((before * 8) / 6);
  // Also the secret alone.
  const own = before === 0 ? [whole] : [];
  return [...own, whole.slice(first, isCut ? -1 : undefined)].flatMap((one) => [
    one,
    one.replaceAll('+', '-').replaceAll('/', '_'),
    encodeURIComponent(one),
  ]);
}
