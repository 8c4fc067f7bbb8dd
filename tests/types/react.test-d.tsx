// The tags in React's JSX, by the published typings: compiled by `npm run check`, never run.
import '../../widgets/typings/portal-react.d.ts';

export const used = [
  <portal-login
    key="login"
    apiBase="https://portal.example"
    marco="ninguno"
    className="mio"
    onportal-ready={({ detail }) => detail.version.length}
  />,
  <portal-inscripcion-publica
    key="publica"
    datos={{ nombres: 'Ana' }}
    cursos={['A', 'B']}
    cursoFijo
    terms-href="/x"
  />,
  <portal-completo key="completo" routing="history" base-path="/portal" tema="auto" />,
  <portal-login key="ref" ref={(tag) => void tag?.whenReady.then((ready) => ready.reset())} />,
  // @ts-expect-error no such method
  <portal-login key="method" ref={(tag) => void tag?.borrar()} />,
  // @ts-expect-error no such frame
  <portal-cliente key="marco" marco="grande" />,
  // @ts-expect-error no such attribute
  <portal-login key="curso" curso="A" />,
  // @ts-expect-error an attribute of another tag, with a hyphen
  <portal-login key="fijo" curso-fijo />,
  // @ts-expect-error no such property: what has no hyphen is checked letter by letter
  <portal-login key="apiBsae" apiBsae="https://portal.example" />,
  // Attributes of any element, with hyphens.
  <portal-login key="data" data-prueba="1" aria-label="Ingreso" help-href="/ayuda" />,
];
