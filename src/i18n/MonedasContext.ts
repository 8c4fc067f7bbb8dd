/** The currencies (ISO 4217) that the person sees beside each other: if there are several, each amount has its code. */
import { createContext } from 'react';

export const MonedasContext = createContext<readonly string[]>([]);
