/**
 * Unpacks a WOFF 1.0 font (W3C Recommendation, 13 December 2012) into its OpenType font. pdfkit opens the font again for
 * each document; if it also had to inflate the tables each time, that would be most of the work for a PDF.
 */
import { inflateSync } from 'node:zlib';

const wOFF = 0x774f4646;

/** Returns other files unchanged. */
export function unwrapWoff(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== wOFF) return woff;
  const flavor = woff.readUInt32BE(4);
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => readTable(woff, 44 + i * 20));
  const head = Buffer.alloc(12 + count * 16);
  const power = Math.floor(Math.log2(count));
  head.writeUInt32BE(flavor, 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * 16, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(count * 16 - 2 ** power * 16, 10);
  let offset = head.length;
  const parts: Buffer[] = [head];
  for (const [i, { tag, checksum, data }] of tables.entries()) {
    const at = 12 + i * 16;
    head.writeUInt32BE(tag, at);
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    // Tables begin at multiples of four bytes.
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    parts.push(data, padding);
    offset += data.length + padding.length;
  }
  return Buffer.concat(parts);
}

function readTable(woff: Buffer, at: number): { tag: number; checksum: number; data: Buffer } {
  const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((n) => woff.readUInt32BE(at + n)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const stored = woff.subarray(offset, offset + packed);
  return { tag, checksum, data: packed < length ? inflateSync(stored) : stored };
}
