// Converts a marked tree to the data from which the loader builds nodes.
import { HOLE, type ViewNode } from '../../loader/firstView/ViewNode.ts';
import type { Part } from './readMarkup.ts';

export function viewData(part: Part): ViewNode {
  if (!('tag' in part)) {
    if (part.comment) return ['!', part.text];
    if (!part.hole) return part.text;
    const { option, otherwise } = part.hole;
    return part.text === HOLE + option ? ['=', option, otherwise] : ['=', option, otherwise, part.text];
  }
  const { tag, attributes, children, heads, needs } = part;
  const element: ViewNode = [tag, attributes, ...children.map(viewData)];
  const variable: ViewNode = heads ? ['|', heads.option, heads.byValue, element] : element;
  return needs === undefined ? variable : ['?', needs, variable];
}
