import 'portal-clientes/define/portal-inscripcion-publica';
import type { PortalInscripcionPublica } from 'portal-clientes';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

const api = new URLSearchParams(location.search).get('api') ?? '';

function App() {
  const [solicitud, setSolicitud] = useState<string>();
  const [path, setPath] = useState('');
  const tag = useRef<PortalInscripcionPublica>(null);
  const begin = async () => {
    await tag.current?.reset();
    await tag.current?.focus();
  };
  return (
    <main>
      <h1>Inscripciones</h1>
      <button type="button" onClick={begin}>
        Otra inscripción
      </button>
      <portal-inscripcion-publica
        ref={tag}
        apiBase={api}
        titulo="2"
        datos={{ nombres: 'Ana' }}
        onportal-inscripcion={({ detail }) => setSolicitud(detail.solicitud)}
        onportal-navigate={({ detail }) => setPath(detail.path)}
        onportal-ready={() => void tag.current?.whenReady.then((ready) => ready.refresh())}
      />
      <output>{solicitud}</output>
      <samp>{path}</samp>
    </main>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />);
