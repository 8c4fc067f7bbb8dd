// Writes a first view's data as HTML, from which a browser makes the same nodes as appendNode.ts.
import { type Fill, textOf } from '../loader/firstView/appendNode.ts';
import {
  type Attributes,
  HOLE,
  type Hole,
  type ViewHead,
  type ViewNode,
} from '../loader/firstView/ViewNode.ts';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes texts, and values between double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** Void elements. */
const empty = new Set(['input', 'img', 'br', 'hr']);

/** Omits attributes whose value is not known here. */
function writeAttributes(attributes: Attributes, fill: Fill): string {
  const written = Object.entries(attributes).map(([name, value]) => {
    const filled = value.startsWith(HOLE) ? fill(value.slice(1) as Hole) : value;
    return filled === undefined ? '' : ` ${name}="${escapeHtml(filled)}"`;
  });
  return written.join('');
}

/**
 * Goes before each submit button, and nobody sees it. On submit the browser treats all fields as filled in by the person, even
 * this one, which nobody can reach: `:user-valid` then shows without a script that the button was pressed.
 */
const pressMark = '<input type="checkbox" hidden>';

/** @param other the element to write instead */
export function writeNode(node: ViewNode, fill: Fill, other?: ViewHead): string {
  if (typeof node === 'string') return escapeHtml(node);
  const [kind, second, third, fourth] = node as readonly [string, unknown, unknown, unknown];
  if (kind === '!') return `<!--${second as string}-->`;
  if (kind === '=') return escapeHtml(textOf(node as readonly string[], fill));
  if (kind === '?') return fill(second as Hole) === undefined ? '' : writeNode(third as ViewNode, fill);
  if (kind === '|') {
    const value = fill(second as Hole);
    const heads = third as Readonly<Record<string, ViewHead>>;
    return writeNode(
      fourth as ViewNode,
      fill,
      value === undefined ? undefined : (heads[value] ?? heads[HOLE]),
    );
  }
  const [tag, attributes] = other ?? [kind, second as Attributes];
  const mark = attributes.type === 'submit' ? pressMark : '';
  const start = `${mark}<${tag}${writeAttributes(attributes, fill)}>`;
  const children = node.slice(2).map((child) => writeNode(child as ViewNode, fill));
  return empty.has(tag) ? start : `${start}${children.join('')}</${tag}>`;
}
