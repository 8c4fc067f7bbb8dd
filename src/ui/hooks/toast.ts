/** The messages at the foot of the screen, for those who show or remove them (ToastProvider.tsx draws them). */
import { createContext, useContext } from 'react';

export interface Toast {
  readonly message: string;
  readonly tone?: 'info' | 'success' | 'error';
  /** A button in the message: "Deshacer", "Ver". */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Called when it is no longer shown; not if the person leaves the page before. */
  readonly onGone?: () => void;
}

export const ToastContext = createContext<(toast: Toast) => void>(() => undefined);

/** `const toast = useToast(); toast({ message: t('guardado'), tone: 'success' })` */
export const useToast = (): ((toast: Toast) => void) => useContext(ToastContext);

export const DismissContext = createContext<() => void>(() => undefined);

/** Removes the messages that only tell something: a dialog would cover them, or they its buttons. */
export const useDismissToasts = (): (() => void) => useContext(DismissContext);
