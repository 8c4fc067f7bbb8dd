/** What a course is about, for whom, what one learns and who teaches it: a card for each topic that the institution writes of. */
import styled from 'styled-components';
import type { CursoDetallado } from '../../contract/curso.ts';
import type { Ficha } from '../../contract/ficha.ts';
import { resolveAddress } from '../../domain/isWebAddress.ts';
import { useT } from '../../i18n/useT.ts';
import { apiOrigin } from '../../state/api.ts';
import { TextAnchor } from '../../ui/controls/TextLink.tsx';
import { Avatar } from '../../ui/data/Avatar.tsx';
import { Card, CardHead } from '../../ui/layout/Card.tsx';
import { Heading } from '../../ui/layout/Heading.tsx';
import { RuledList, RuledOrderedList } from '../../ui/layout/RuledList.ts';
import { Stack } from '../../ui/layout/Stack.ts';
import { Text } from '../../ui/layout/Text.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { CursoDescription } from './CursoDescription.tsx';
import { CursoText } from './CursoText.tsx';

const Topic = styled.section`
  display: grid;
  gap: 8px;
`;
const Teacher = styled.li`
  display: flex;
  align-items: center;
  gap: 16px;

  > div {
    min-inline-size: 0;
  }
`;
const Question = styled.details`
  > summary {
    min-block-size: 44px;
    padding-block: 10px;
    font-weight: 600;
    cursor: pointer;
  }
  > :not(summary) {
    padding-block-end: 12px;
  }
`;

export function CursoFicha({ curso }: { readonly curso: CursoDetallado }) {
  const t = useT('curso');
  const { dirigidoA, aprendizajes, unidades, programa, docentes, requisitos, preguntas } = curso.ficha ?? {};
  return (
    <>
      <Card>
        <CardHead title={t('detalle.sobre')} />
        <Stack $gap={20}>
          <CursoDescription descripcion={curso.descripcion} />
          {aprendizajes && <TextTopic title={t('ficha.aprendizajes')} text={aprendizajes} />}
          {dirigidoA && <TextTopic title={t('ficha.dirigidoA')} text={dirigidoA} />}
          {requisitos && <TextTopic title={t('ficha.requisitos')} text={requisitos} />}
        </Stack>
      </Card>
      <Contents unidades={unidades} programa={programa} />
      {docentes && (
        <Card>
          <CardHead title={t('ficha.docentes')} />
          <RuledList $space={12}>
            {docentes.map(({ nombre, linea, foto }) => (
              <Teacher key={nombre}>
                <Avatar name={nombre} photoURL={resolveAddress(foto, apiOrigin())} size={48} />
                <div>
                  <strong>
                    <CursoText>{nombre}</CursoText>
                  </strong>
                  {linea && (
                    <Text as="div" $tone="muted">
                      <CursoText>{linea}</CursoText>
                    </Text>
                  )}
                </div>
              </Teacher>
            ))}
          </RuledList>
        </Card>
      )}
      {preguntas && (
        <Card>
          <CardHead title={t('ficha.preguntas')} />
          {preguntas.map(({ pregunta, respuesta }) => (
            <Question key={pregunta}>
              <summary>
                <CursoText>{pregunta}</CursoText>
              </summary>
              <CursoDescription descripcion={respuesta} />
            </Question>
          ))}
        </Card>
      )}
    </>
  );
}

function TextTopic({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Topic>
      <Heading rank={3}>{title}</Heading>
      <CursoDescription descripcion={text} />
    </Topic>
  );
}

function Contents({ unidades, programa }: Pick<Ficha, 'unidades' | 'programa'>) {
  const t = useT('curso');
  const tComun = useT('comun');
  const href = resolveAddress(programa, apiOrigin());
  if (!unidades && href === undefined) return null;
  return (
    <Card>
      <CardHead title={t('ficha.contenidos')} />
      <Stack $gap={16}>
        {unidades && (
          <RuledOrderedList $space={12}>
            {unidades.map(({ titulo, texto }) => (
              <li key={titulo}>
                <strong>
                  <CursoText>{titulo}</CursoText>
                </strong>
                {texto && (
                  <Text as="div" $tone="muted">
                    <CursoText>{texto}</CursoText>
                  </Text>
                )}
              </li>
            ))}
          </RuledOrderedList>
        )}
        {href !== undefined && (
          <p>
            <TextAnchor href={href} target="_blank" rel="noopener noreferrer">
              {t('ficha.programa')}
              <VisuallyHidden> {tComun('otraPestana')}</VisuallyHidden>
            </TextAnchor>
          </p>
        )}
      </Stack>
    </Card>
  );
}
