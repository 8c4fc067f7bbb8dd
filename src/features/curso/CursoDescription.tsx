/** Shows the description of a course. The institution writes plain text, where a blank line begins a paragraph. */
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { Stack } from '../../ui/layout/Stack.ts';
import { useCursoLang } from './CursoText.tsx';

const Paragraphs = styled(Stack)`
  max-inline-size: 72ch;

  > p {
    white-space: pre-line;
    text-wrap: pretty;
  }
`;

export function CursoDescription({ descripcion }: { readonly descripcion: string }) {
  const t = useT('curso');
  const lang = useCursoLang();
  const paragraphs = descripcion
    .trim()
    .split(/\n\s*\n/)
    .filter(Boolean);
  return (
    <Paragraphs $gap={12}>
      {paragraphs.length === 0 && <p>{t('detalle.sinDescripcion')}</p>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph} dir="auto" lang={lang}>
          {paragraph}
        </p>
      ))}
    </Paragraphs>
  );
}
