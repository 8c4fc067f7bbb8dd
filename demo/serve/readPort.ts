/** @throws with a message for the person at the terminal if the text is not a port */
export function readPort(text = '4173'): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT debe ser un número de 0 a 65535; es «${text}».`);
}
