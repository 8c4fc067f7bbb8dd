// Uses that must not compile.
export const wrong = [
  // @ts-expect-error no such frame
  <portal-cliente key="1" marco="grande" />,
  // @ts-expect-error a property of another tag
  <portal-login key="2" curso="A" />,
  // @ts-expect-error a text where there are data
  <portal-inscripcion-publica key="3" datos={7} />,
  // @ts-expect-error the detail has no such field
  <portal-completo key="4" onportal-ready={({ detail }) => detail.token} />,
  // @ts-expect-error no such method
  <portal-cliente key="6" ref={(tag) => void tag?.empezar()} />,
  // @ts-expect-error the path is called `path`
  <portal-cliente key="7" onportal-navigate={({ detail }) => detail.ruta} />,
  // @ts-expect-error no such kind of identification
  <portal-inscripcion-publica key="8" tipo-identificacion="99" />,
  // @ts-expect-error true by being there, and nothing else
  <portal-inscripcion-publica key="9" curso-fijo="quizas" />,
  // @ts-expect-error an attribute of another tag, with a hyphen
  <portal-login key="10" tipo-identificacion="05" />,
  // @ts-expect-error a number where the levels are words
  <portal-login key="11" titulo={2} />,
  // @ts-expect-error not the name of the event
  <portal-login key="12" onPortalReady={() => undefined} />,
  // @ts-expect-error a number where codes are listed
  <portal-inscripcion-publica key="13" cursos={7} />,
  // @ts-expect-error a name that these data do not have
  <portal-inscripcion-publica key="14" datos={{ nombre: 'Ana' }} />,
  // @ts-expect-error code as a text
  <portal-login key="15" onportal-ready="listo()" />,
  // @ts-expect-error no such tag
  <portal-pagos key="5" />,
];
