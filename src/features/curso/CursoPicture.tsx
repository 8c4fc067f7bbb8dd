/** The picture of a course; the drawing of its area if it has none, or none that loads. */
import { useState } from 'react';
import styled from 'styled-components';
import type { Curso } from '../../contract/curso.ts';
import { resolveAddress } from '../../domain/isWebAddress.ts';
import { apiOrigin } from '../../state/api.ts';
import { AreaArt } from './AreaArt.tsx';
import { useCursoLang } from './CursoText.tsx';

const Box = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: var(--portal-radius);

  /* In quirks mode WebKit knows no height of a box that has only a ratio. */
  > * {
    position: absolute;
    inset: 0;
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  > img {
    object-fit: cover;
  }
  > :not(img) {
    display: grid;
  }
  @media print, (forced-colors: active) {
    &:not(:has(> img)) {
      display: none;
    }
  }
`;

interface CursoPictureProps {
  readonly curso: Pick<Curso, 'identificacion' | 'area' | 'imagen'>;
  /** How wide it is shown, as the attribute of an `img`. */
  readonly sizes: string;
  readonly className?: string;
}

export function CursoPicture({ curso, sizes, className }: CursoPictureProps) {
  const [isBroken, setBroken] = useState(false);
  const lang = useCursoLang();
  const files = isBroken ? [] : filesOf(curso.imagen);
  const [first] = files;
  return (
    <Box className={className}>
      {first ? (
        <img
          src={first.url}
          srcSet={files.map(({ url, ancho }) => `${url} ${ancho}w`).join(', ')}
          sizes={sizes}
          width={first.ancho}
          height={first.alto}
          alt={curso.imagen?.alt ?? ''}
          lang={lang}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
        />
      ) : (
        <AreaArt area={curso.area ?? curso.identificacion} />
      )}
    </Box>
  );
}

/** Paths are of the API's origin. Addresses that are refused are left out. */
const filesOf = (imagen: Curso['imagen']) =>
  (imagen?.archivos ?? []).flatMap((file) => {
    const url = resolveAddress(file.url, apiOrigin());
    // A comma or a space would end an address of the list.
    return url === undefined ? [] : [{ ...file, url: url.replaceAll(',', '%2C') }];
  });
