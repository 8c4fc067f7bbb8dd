import 'portal-clientes/define/portal-inscripcion-publica';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const api = new URLSearchParams(location.search).get('api') ?? '';

function App() {
  const [solicitud, setSolicitud] = useState<string>();
  return (
    <main>
      <h1>Inscripciones</h1>
      <portal-inscripcion-publica
        apiBase={api}
        titulo="2"
        datos={{ nombres: 'Ana' }}
        onportal-inscripcion={({ detail }) => setSolicitud(detail.solicitud)}
      />
      <output>{solicitud}</output>
    </main>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />);
