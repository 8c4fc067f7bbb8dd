// Uses that must compile.
import type { PortalSessionDetail } from 'portal-clientes';
import type { ComponentProps } from 'react';

/** A component of the app's own around a tag. */
const Login = (props: ComponentProps<'portal-login'>) => (
  <portal-login {...props} className="ingreso">
    <a slot="logo" href="/">
      Inicio
    </a>
  </portal-login>
);

const estado = ({ estado }: PortalSessionDetail): string => estado;

export const right = [
  <Login key="1" help-href="/ayuda" idiomas="no" onportal-session={({ detail }) => void estado(detail)} />,
  <portal-inscripcion-publica key="2" cursos="A,B" />,
  <portal-inscripcion-publica key="3" cursos={['A', 'B']} curso="A" curso-fijo data-lugar="1" />,
  <portal-inscripcion-publica key="4" cursoFijo={false} onClick={(event) => event.currentTarget.reset()} />,
  <portal-completo
    key="5"
    routing="history"
    base-path="/portal"
    onportal-navigate={(event) => event.preventDefault()}
  />,
];
