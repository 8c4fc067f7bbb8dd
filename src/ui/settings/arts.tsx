/** The small drawings of the settings panel. */

const ink = 'currentColor';

export function ContrastArt({ bold = false }: { readonly bold?: boolean }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="8" stroke={ink} strokeWidth={bold ? 3 : 1.5} />
      <path d="M12 4a8 8 0 0 1 0 16V4Z" fill={ink} opacity={bold ? 1 : 0.4} />
    </svg>
  );
}

export function DirectionArt({ rtl = false }: { readonly rtl?: boolean }) {
  return (
    <svg width="28" height="24" viewBox="0 0 28 24" fill="none" aria-hidden="true">
      <g transform={rtl ? 'translate(28) scale(-1 1)' : undefined} stroke={ink} strokeLinecap="round">
        <path d="M3 7h22M3 12h14M3 17h18" strokeWidth="3" opacity="0.4" />
        <path d="m22 9 3 3-3 3" strokeWidth="2" strokeLinejoin="round" />
      </g>
    </svg>
  );
}

export function LayoutArt({ kind }: { readonly kind: 'vertical' | 'mini' | 'horizontal' }) {
  return (
    <svg width="56" height="36" viewBox="0 0 56 36" fill="none" aria-hidden="true">
      {/* Within the drawing: as a whole it would lie over the radio button. */}
      <g style={{ transform: 'scaleX(var(--portal-flip))', transformOrigin: 'center' }}>
        <rect
          x="0.75"
          y="0.75"
          width="54.5"
          height="34.5"
          rx="5"
          stroke={ink}
          strokeWidth="1.5"
          opacity="0.5"
        />
        {kind === 'vertical' && <rect x="5" y="5" width="16" height="26" rx="2" fill={ink} opacity="0.7" />}
        {kind === 'mini' && <rect x="5" y="5" width="7" height="26" rx="2" fill={ink} opacity="0.7" />}
        {kind === 'horizontal' && <rect x="5" y="5" width="46" height="6" rx="2" fill={ink} opacity="0.7" />}
        {kind === 'vertical' && <rect x="25" y="5" width="26" height="26" rx="2" fill={ink} opacity="0.25" />}
        {kind === 'mini' && <rect x="16" y="5" width="35" height="26" rx="2" fill={ink} opacity="0.25" />}
        {kind === 'horizontal' && (
          <rect x="5" y="15" width="46" height="16" rx="2" fill={ink} opacity="0.25" />
        )}
      </g>
    </svg>
  );
}
