/** Short messages at the foot of the screen, announced, with an undo where there is one. One region per tag. */
import { type FocusEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { DismissContext, type Toast, ToastContext } from '../hooks/toast.ts';
import { CloseIcon } from '../icons/actions.tsx';
import { ErrorIcon, InfoIcon, SuccessIcon } from '../icons/signs.tsx';
import { focusHeir } from '../routing/focusHeir.ts';

interface ShownToast extends Toast {
  readonly id: number;
}

const STAY_MS = 6000;
const MAX = 3;
const signs = { info: InfoIcon, success: SuccessIcon, error: ErrorIcon };

const rise = keyframes`
  from { transform: translateY(16px); opacity: 0; }
`;

/** In the top layer, so that a transformed or clipping ancestor in the host page cannot cut it off. */
const Region = styled.div`
  position: fixed;
  inset: auto 16px calc(16px + env(safe-area-inset-bottom));
  margin: 0 auto;
  inline-size: auto;
  max-inline-size: 480px;
  padding: 0;
  border: 0;
  background: none;
  overflow: visible;

  > div {
    display: grid;
    gap: 8px;
  }
`;
const Box = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 56px;
  padding-inline: 16px 6px;
  border: 1px solid transparent;
  border-radius: 12px;
  background: var(--portal-inverse);
  color: var(--portal-on-inverse);
  box-shadow: var(--portal-shadow-float);
  font-size: 15px;
  animation: ${rise} var(--portal-slow) var(--portal-ease);

  > p {
    flex: 1;
    padding-block: 12px;
  }
  > button {
    color: inherit;
  }
  > button:hover {
    background: rgb(145 158 171 / 0.24);
    color: inherit;
  }
`;
const Action = styled.button`
  flex-shrink: 0;
  min-block-size: 44px;
  padding-inline: 12px;
  border-radius: var(--portal-radius);
  font-weight: 700;
  text-decoration: underline;
  text-underline-offset: 3px;
`;

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const next = useRef(0);
  const add = useCallback((toast: Toast) => {
    next.current += 1;
    const id = next.current;
    setToasts((shown) => [...shown.slice(1 - MAX), { ...toast, id }]);
  }, []);
  const remove = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );
  const dismiss = useCallback(() => setToasts((shown) => shown.filter(({ action }) => action)), []);
  return (
    <ToastContext value={add}>
      <DismissContext value={dismiss}>
        {children}
        <ToastRegion toasts={toasts} onRemove={remove} />
      </DismissContext>
    </ToastContext>
  );
}

interface RegionProps {
  readonly toasts: readonly ShownToast[];
  readonly onRemove: (id: number) => void;
}

function ToastRegion({ toasts, onRemove }: RegionProps) {
  const t = useT('comun');
  const region = useRef<HTMLDivElement>(null);
  /** What had the focus before it came here. */
  const before = useRef<HTMLElement>(null);
  const [held, setHeld] = useState(false);
  const latest = toasts.at(-1)?.id;

  useEffect(() => {
    if (latest === undefined) region.current?.hidePopover?.();
    else region.current?.showPopover?.();
  }, [latest]);

  const oldest = toasts[0]?.id;
  useEffect(() => {
    if (oldest === undefined || held) return;
    const timer = setTimeout(() => onRemove(oldest), STAY_MS);
    return () => clearTimeout(timer);
  }, [oldest, held, onRemove]);

  const hold = useMemo(
    () => ({
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus({ relatedTarget }: FocusEvent<HTMLElement>) {
        setHeld(true);
        const from = relatedTarget;
        if (from instanceof HTMLElement && !region.current?.contains(from)) before.current = from;
      },
      onBlur: () => setHeld(false),
    }),
    [],
  );
  return (
    <Region ref={region} popover="manual" role="region" aria-label={t('avisos')} {...hold}>
      <div role="status">
        {toasts.map((toast) => (
          <ToastBox
            key={toast.id}
            toast={toast}
            onClose={(box) => {
              if (region.current && !focusHeir(box, region.current))
                before.current?.focus({ preventScroll: true });
              onRemove(toast.id);
            }}
          />
        ))}
      </div>
    </Region>
  );
}

interface ToastBoxProps {
  readonly toast: Toast;
  readonly onClose: (box: HTMLElement) => void;
}

function ToastBox({ toast, onClose }: ToastBoxProps) {
  const t = useT('comun');
  const { message, tone = 'success', action, onGone } = toast;
  useEffect(() => onGone, [onGone]);
  const Sign = signs[tone];
  const box = useRef<HTMLDivElement>(null);
  const close = () => {
    if (box.current) onClose(box.current);
  };
  return (
    <Box ref={box}>
      <Sign />
      <p>{message}</p>
      {action && (
        <Action
          type="button"
          onClick={() => {
            action.run();
            close();
          }}
        >
          {action.label}
        </Action>
      )}
      <IconButton label={t('cerrar')} icon={<CloseIcon size={20} />} onClick={close} />
    </Box>
  );
}
