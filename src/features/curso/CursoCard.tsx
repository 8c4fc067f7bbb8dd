/** A course at a glance: its picture, area and state, its name, when and where it is, its price and its actions. */
import { type ReactNode, useEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import type { Curso } from '../../contract/curso.ts';
import { isOnOffer } from '../../domain/estados/curso.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { DottedList } from '../../ui/data/DottedList.tsx';
import { Formatted } from '../../ui/data/Formatted.tsx';
import { StateLabel } from '../../ui/feedback/StateLabel.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { coverCss } from '../../ui/layout/coverCss.ts';
import { Heading } from '../../ui/layout/Heading.tsx';
import { Text } from '../../ui/layout/Text.ts';
import { Link, type To } from '../../ui/routing/router.ts';
import { CuotasLine } from './CuotasLine.tsx';
import { CuposLeft } from './CuposLeft.tsx';
import { CursoPicture } from './CursoPicture.tsx';
import { CursoPrice } from './CursoPrice.tsx';
import { CursoState } from './CursoState.tsx';
import { CursoText } from './CursoText.tsx';
import { useCursoPlace } from './useCursoPlace.tsx';

/** Fewer seats than this are told. */
const FEW = 10;

interface CursoCardProps {
  readonly curso: Curso;
  /** Where the whole card leads. Without it the card is a button. */
  readonly to?: To | undefined;
  /** Called when the card is pressed. */
  readonly onOpen?: () => void;
  /** Called when the card may be opened soon. */
  readonly onPrepare?: () => void;
  /** The name takes the focus when the card appears. */
  readonly focus?: boolean;
  /** The person began to enrol in it, and what they typed is kept. */
  readonly hasDraft?: boolean;
  /** At the end of the price. */
  readonly actions?: ReactNode;
}

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 16px;
  overflow-wrap: anywhere;
  transition: box-shadow var(--portal-fast) var(--portal-ease);

  @container portal (min-width: 600px) {
    padding: 16px;
  }
  &:has(h1 a:hover, h2 a:hover, h3 a:hover, h4 a:hover) {
    box-shadow:
      0 0 0 1px color-mix(in srgb, var(--portal-accent) 48%, transparent),
      var(--portal-shadow-card);
  }
`;
const Top = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 88px minmax(0, 1fr);
  align-items: start;
  gap: 4px 12px;

  @container portal (min-width: 600px) {
    grid-template-columns: 104px minmax(0, 1fr);
    column-gap: 16px;
  }
  @media print, (forced-colors: active) {
    &:not(:has(img)) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
const Picture = styled(CursoPicture)`
  aspect-ratio: 1;
`;
const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;

  [data-rank='2'] {
    font-size: 1rem;
    font-weight: 700;
    line-height: 1.375;
    text-wrap: pretty;
  }
`;
const Kind = styled(Text)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 8px;
`;
/** Its button lies above the cover. */
const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;

  > button {
    position: relative;
    z-index: 1;
  }
`;
const Price = styled.p`
  color: var(--portal-text);
  font-size: 18px;
  line-height: 24px;
`;
/** Covers the card. */
const nameCss = css`
  ${coverCss(2, 'var(--portal-radius-card)')}
  color: inherit;
  font: inherit;
  text-align: start;

  article:hover & {
    color: var(--portal-accent);
  }
`;
const NameLink = styled(Link)`
  ${nameCss}
`;
const NameButton = styled.button`
  ${nameCss}
`;

export function CursoCard({
  curso,
  to,
  onOpen,
  onPrepare,
  focus = false,
  hasDraft = false,
  actions,
}: CursoCardProps) {
  const t = useT('curso');
  const { dateRange } = useFormat();
  const heading = useFocusedHeading(focus);
  const place = useCursoPlace(curso);
  const { cuposDisponibles: left = FEW } = curso;
  const name = <CursoText>{curso.nombre}</CursoText>;
  return (
    <Frame as="article">
      <Top>
        <Picture curso={curso} sizes="104px" />
        <Words>
          <Kind as="div" $tone="muted">
            <CursoText>{curso.area}</CursoText>
            {/* Where people enrol from the card, most courses are open. */}
            {(actions === undefined || curso.estado !== 'abierto') && <CursoState estado={curso.estado} />}
            {hasDraft && <StateLabel $tone="info">{t('borrador')}</StateLabel>}
          </Kind>
          <Heading rank={2} ref={heading} tabIndex={-1}>
            {to === undefined ? (
              <NameButton type="button" onPointerEnter={onPrepare} onFocus={onPrepare} onClick={onOpen}>
                {name}
              </NameButton>
            ) : (
              <NameLink to={to} onPointerEnter={onPrepare} onFocus={onPrepare} onClick={onOpen}>
                {name}
              </NameLink>
            )}
          </Heading>
          <Text as="div" $tone="muted">
            <DottedList>
              <Formatted>{dateRange(curso.inicio, curso.fin)}</Formatted>
              {curso.horas !== undefined && t('horas', { count: curso.horas })}
            </DottedList>
            <div>
              {curso.modalidad !== 'virtual' && t(`modalidad.${curso.modalidad}`)}
              {curso.modalidad !== 'virtual' && place !== undefined && <span aria-hidden="true"> · </span>}
              {place}
            </div>
          </Text>
        </Words>
      </Top>
      <Foot>
        <Text as="div" $tone="muted">
          <Price>
            <CursoPrice curso={curso} />
          </Price>
          <CuotasLine curso={curso} />
          {isOnOffer(curso) && left > 0 && left < FEW && <CuposLeft curso={curso} />}
        </Text>
        {actions}
      </Foot>
    </Frame>
  );
}

/** Focuses the heading when it appears, and brings it into sight. */
function useFocusedHeading(focus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const title = heading.current;
    if (!focus || !title) return;
    title.focus();
    // WebKit does not scroll to an element focused as it appears, and after `popstate` restores the entry's scroll position.
    const show = () => {
      const { top, bottom } = title.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) title.scrollIntoView({ block: 'center', behavior: 'instant' });
    };
    show();
    requestAnimationFrame(show);
  }, [focus]);
  return heading;
}
