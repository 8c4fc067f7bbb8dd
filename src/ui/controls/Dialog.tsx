/**
 * A modal dialog on the native element: focus stays in it, Escape, Back and the backdrop close it, focus returns.
 * A sheet from the bottom on phones, a panel at the end with `side`. It lives in the top layer, so it is
 * measured by the viewport and not, like everything else, by the width of the tag: in percentages, because a zoom of the page
 * would enlarge vw and dvh.
 */
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { useDismissToasts } from '../hooks/toast.ts';
import { CloseIcon } from '../icons/actions.tsx';
import { Announcer } from '../layout/Announcer.tsx';
import { Heading } from '../layout/Heading.tsx';
import { IconButton } from './IconButton.tsx';
import { useBackCloses } from './useBackCloses.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons at the foot, the main one last. */
  readonly actions?: ReactNode;
  /** `center` (default), or a panel along the start or the end of the screen. */
  readonly side?: 'center' | 'start' | 'end';
  /** Shown beside the close button: a reset, for example. */
  readonly tools?: ReactNode;
  /** The id of the text that screen readers read with the title. */
  readonly describedBy?: string;
  /** Closes only by its own actions: Escape, Back, backdrop and close button would lose something. */
  readonly steady?: boolean;
}

const up = keyframes`
  from { transform: translateY(24px); opacity: 0; }
`;
const fade = keyframes`
  from { opacity: 0; }
`;

const center = css`
  inline-size: min(480px, 100% - 32px);
  max-block-size: calc(100% - 48px);
  margin: auto;
  border-radius: var(--portal-radius-card);
  animation: ${up} var(--portal-slow) var(--portal-ease);

  @media (max-width: 599.9px) {
    inline-size: 100%;
    max-inline-size: none;
    max-block-size: 90%;
    margin-block-end: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    padding-block-end: env(safe-area-inset-bottom);
  }
`;
const panel = css<{ $side: string }>`
  --from: ${({ $side }) => ($side === 'start' ? '-100%' : '100%')};
  inset-block: 0;
  inset-inline: ${({ $side }) => ($side === 'start' ? '0 auto' : 'auto 0')};
  inline-size: min(360px, 100% - 48px);
  max-inline-size: none;
  block-size: 100%;
  max-block-size: none;
  margin: 0;
  animation: ${keyframes`
    from { transform: translateX(calc(var(--from) * var(--portal-flip))); }
  `} var(--portal-slow) var(--portal-ease);
`;

const Box = styled.dialog<{ $side: 'center' | 'start' | 'end' }>`
  position: fixed;
  flex-direction: column;
  padding: 0;
  border: 1px solid var(--portal-card-border);
  background: var(--portal-float);
  color: var(--portal-text);
  box-shadow: var(--portal-shadow-float);
  overscroll-behavior: contain;
  ${({ $side }) => ($side === 'center' ? center : panel)}

  &[open] {
    display: flex;
  }
  /* On a phone in landscape all of it scrolls, because head and foot leave no space between them. */
  @media (max-height: 479.9px) {
    overflow-y: auto;

    > * {
      flex: none;
    }
  }
  &::backdrop {
    background: var(--portal-backdrop);
    animation: ${fade} var(--portal-slow) linear;
  }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  padding: 16px;
  padding-inline-start: 24px;

  > [data-rank='2'] {
    flex: 1;
  }
`;
const Content = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: 0 24px 24px;
  overflow-y: auto;
  /* Scrolls the edge of a field into view with what is typed in it. */
  scroll-padding-block: 24px;
  overscroll-behavior: contain;
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 12px;
  padding: 16px 24px 24px;
  /* The line shows that the content above continues below the edge. */
  border-block-start: 1px solid var(--portal-line);

  @media (max-width: 599.9px) {
    > * {
      flex: 1 1 auto;
    }
  }
`;

/** A click that began on a field and ended outside (selecting text) does not close. */
function isOnBackdrop({
  currentTarget: box,
  clientX,
  clientY,
  target,
}: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== box) return false;
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    children,
    actions,
    side = 'center',
    tools,
    describedBy,
    steady = false,
  } = props;
  const t = useT('comun');
  const dismissToasts = useDismissToasts();
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedOutside = useRef(false);
  const opener = useRef<HTMLElement>(null);

  useEffect(() => {
    const dialog = box.current;
    if (!dialog || dialog.open === open) return;
    if (!open) {
      dialog.close();
      return;
    }
    const root = dialog.getRootNode();
    opener.current = root instanceof ShadowRoot ? (root.activeElement as HTMLElement | null) : null;
    dismissToasts();
    dialog.showModal();
    // Otherwise the first button would have the focus, and that may be the one that resets everything.
    heading.current?.focus();
  }, [open, dismissToasts]);

  useBackCloses(open, () => {
    if (!steady) onClose();
  });

  // The browser returns the focus when the dialog closes, but not when it is removed while open.
  useEffect(
    () => () => {
      const from = opener.current;
      const root = from?.getRootNode();
      if (root instanceof ShadowRoot && !root.activeElement) from?.focus({ preventScroll: true });
    },
    [],
  );

  return (
    <Box
      ref={box}
      $side={side}
      aria-labelledby={id}
      aria-describedby={describedBy}
      onCancel={(event) => {
        // Closes by its state. Closed by the browser, it would still count as open until the event of closing comes, and a press that
        // opens it again meanwhile would be lost.
        event.preventDefault();
        if (!steady) onClose();
      }}
      onClose={({ currentTarget }) => {
        // The event comes late: the dialog may have been opened again meanwhile.
        if (currentTarget.open) return;
        // Browsers let a second Escape through whatever the page says.
        if (steady && open) currentTarget.showModal();
        else onClose();
      }}
      onMouseDown={(event) => {
        // The second press of a double click is still meant for what opened this.
        pressedOutside.current = event.detail < 2 && isOnBackdrop(event);
      }}
      onClick={(event) => {
        if (!steady && pressedOutside.current && isOnBackdrop(event)) onClose();
      }}
    >
      {open && (
        <>
          <Head>
            <Heading rank={2} id={id} ref={heading} tabIndex={-1}>
              {title}
            </Heading>
            {tools}
            {!steady && <IconButton label={t('cerrar')} icon={<CloseIcon />} onClick={onClose} />}
          </Head>
          <Content>
            <Announcer>{children}</Announcer>
          </Content>
          {actions && <Foot>{actions}</Foot>}
        </>
      )}
    </Box>
  );
}
