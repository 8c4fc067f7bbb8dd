/** Makes the icons: 24 grid, the text's colour, always hidden from assistive technology (words name things). */
import type { ReactElement } from 'react';

export interface IconProps {
  /** Edge in px; 24 by default. */
  readonly size?: number;
  readonly className?: string;
}

export type Icon = (props: IconProps) => ReactElement;

/**
 * @param line path drawn as a 1.75 stroke
 * @param fill path filled faintly behind it, which gives the icon its body
 */
export function icon(line: string, fill?: string): Icon {
  // biome-ignore lint/correctness/noComponentHookFactories: runs as the module loads, never in a render; without it each icon would need its own copy of this component
  return function PortalIcon({ size = 24, className }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        className={className}
      >
        {fill && <path d={fill} fill="currentColor" stroke="none" opacity="0.2" />}
        <path d={line} />
      </svg>
    );
  };
}
