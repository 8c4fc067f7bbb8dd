/** Shows how strong a password is, by a bar and a word. */
import styled from 'styled-components';
import { useT } from '../../../i18n/useT.ts';

const Row = styled.div`
  display: grid;
  gap: 6px;
  min-block-size: 32px;
  font-size: var(--portal-table);
  line-height: 20px;
`;
const Bars = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 4px;

  > i {
    block-size: 6px;
    border: 1px solid transparent;
    border-radius: 3px;
    background: var(--portal-line);
  }
  > i[data-on] {
    background: var(--portal-error);
  }
  &[data-level='2'] > i[data-on] {
    background: var(--portal-warning);
  }
  &[data-level='3'] > i[data-on],
  &[data-level='4'] > i[data-on] {
    background: var(--portal-success);
  }
  @media (forced-colors: active) {
    > i {
      border-color: CanvasText;
    }
    > i[data-on] {
      background: Highlight;
    }
  }
`;

const words = ['fuerza.0', 'fuerza.1', 'fuerza.2', 'fuerza.3', 'fuerza.4'] as const;

export function FuerzaMeter({ fuerza }: { readonly fuerza: number | undefined }) {
  const t = useT('clave');
  const word = fuerza === undefined ? undefined : words[fuerza];
  return (
    <Row>
      <Bars data-level={fuerza} aria-hidden="true">
        {[1, 2, 3, 4].map((level) => (
          <i key={level} data-on={(fuerza !== undefined && Math.max(fuerza, 1) >= level) || undefined} />
        ))}
      </Bars>
      <span role="status">{word && t('fuerza.titulo', { nivel: t(word) })}</span>
    </Row>
  );
}
