/** Shows a plain text of the institution about a course: its paragraphs and lists. */
import styled from 'styled-components';
import { textBlocks } from '../../domain/textBlocks.ts';
import { useT } from '../../i18n/useT.ts';
import { Stack } from '../../ui/layout/Stack.ts';
import { useCursoLang } from './CursoText.tsx';

const Paragraphs = styled(Stack)`
  max-inline-size: 72ch;

  > ul {
    padding-inline-start: 20px;
  }
  > p {
    white-space: pre-line;
    text-wrap: pretty;
  }
`;

export function CursoDescription({ descripcion }: { readonly descripcion: string }) {
  const t = useT('curso');
  const lang = useCursoLang();
  const blocks = textBlocks(descripcion);
  return (
    <Paragraphs $gap={12}>
      {blocks.length === 0 && <p>{t('detalle.sinDescripcion')}</p>}
      {blocks.map((block) =>
        block.kind === 'list' ? (
          <ul key={block.items.join('\n')} dir="auto" lang={lang}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ) : (
          <p key={block.text} dir="auto" lang={lang}>
            {block.text}
          </p>
        ),
      )}
    </Paragraphs>
  );
}
