// The blocks in the editor: the live tag, with its location in memory and its controls disabled, and its attributes at the side.
// A plain script, so a block keeps its names out of the global scope.
{
  const { createElement, Fragment, useEffect, useRef, useState } = window.wp.element;
  const { InspectorControls, useBlockProps } = window.wp.blockEditor;
  const {
    Button,
    ComboboxControl,
    Disabled,
    FormTokenField,
    Notice,
    PanelBody,
    Placeholder,
    SelectControl,
    TextControl,
    ToggleControl,
  } = window.wp.components;
  const { tags, apiBase, loader, style, settingsUrl, words } = window.portalClientes;

  /** The editor may show posts in a frame, which has elements and styles of its own. */
  const prepare = ({ head, defaultView }, tag) => {
    if (defaultView.customElements.get(tag) || head.querySelector('[data-portal-clientes]')) return;
    const script = head.ownerDocument.createElement('script');
    Object.assign(script, { type: 'module', src: loader });
    script.dataset.portalClientes = '';
    const sheet = head.ownerDocument.createElement('style');
    sheet.textContent = style;
    head.append(sheet, script);
  };

  /**
   * Returns the attributes of the tag. An empty text becomes an attribute without a value, and the settings give what the block
   * leaves open.
   */
  const attributesOf = ({ fields, usual }, given) => {
    const said = fields
      .map(({ name }) => [name, given[name] === true ? '' : given[name] || undefined])
      .filter(([, value]) => value !== undefined);
    return { ...usual, ...Object.fromEntries(said), routing: 'memory' };
  };

  const Preview = ({ tag, attributes }) => {
    const box = useRef(null);
    useEffect(() => prepare(box.current.ownerDocument, tag), [tag]);
    // A tag reads its location and its API only once, so other attributes need a new element.
    const live = createElement(tag, { ...attributes, key: JSON.stringify(attributes) });
    return createElement(Disabled, null, createElement('div', { ref: box }, live));
  };

  const Missing = () => {
    const link = settingsUrl
      ? createElement(Button, { variant: 'primary', href: settingsUrl }, words.settings)
      : words.ask;
    return createElement(Placeholder, { icon: 'id', label: words.portal, instructions: words.missing }, link);
  };

  /** No list is longer; codes of other courses can be typed. */
  const MOST_COURSES = 500;

  /** The courses to enrol in now or later, as options. */
  const fetchCourses = async () => {
    const courses = [];
    let cursor = '';
    do {
      const query = new URLSearchParams({ limite: '100', orden: 'nombre' });
      for (const estado of ['programado', 'abierto', 'lleno']) query.append('estado', estado);
      if (cursor) query.set('cursor', cursor);
      const answer = await fetch(`${apiBase}/api/cliente/cursos?${query}`, { credentials: 'omit' });
      if (!answer.ok) throw new Error(`The API answers ${answer.status}.`);
      const { resultados, siguiente } = await answer.json();
      courses.push(...resultados);
      cursor = siguiente;
    } while (cursor && courses.length < MOST_COURSES);
    return courses.map(({ identificacion, nombre }) => ({
      value: identificacion,
      label: `${nombre} (${identificacion})`,
    }));
  };

  /** Asked for once, whatever number of fields shows them. */
  let courseList;

  /** The courses; undefined as long as they are not there. */
  const useCourses = (isNeeded) => {
    const [courses, setCourses] = useState();
    useEffect(() => {
      if (!isNeeded) return;
      let isShown = true;
      courseList ??= fetchCourses();
      courseList.then(
        (found) => isShown && setCourses(found),
        // Codes can be typed without them.
        () => undefined,
      );
      return () => {
        isShown = false;
      };
    }, [isNeeded]);
    return courses;
  };

  /** One course by its name. A code that is not in the list is an option too as soon as it is typed. */
  const CourseField = ({ label, courses, value, onChange }) => {
    const [typed, setTyped] = useState('');
    const isListed = (code) => code === '' || courses.some((course) => course.value === code);
    const options = [...courses];
    if (!isListed(value)) options.push({ value, label: value });
    const code = typed.trim();
    if (code !== value && !isListed(code))
      options.push({ value: code, label: words.typed.replace('%s', code) });
    return createElement(ComboboxControl, {
      label,
      help: words.one,
      value,
      options,
      onFilterValueChange: setTyped,
      onChange: (chosen) => onChange(chosen ?? ''),
    });
  };

  /** Several courses by their names, stored as their codes. */
  const CoursesField = ({ label, courses, value, onChange }) => {
    const labelOf = (code) => courses.find((course) => course.value === code)?.label ?? code;
    const codeOf = (token) => courses.find((course) => course.label === token)?.value ?? token.trim();
    const codes = value
      .split(',')
      .map((code) => code.trim())
      .filter(Boolean);
    return createElement(
      Fragment,
      null,
      createElement(FormTokenField, {
        label,
        suggestions: courses.map((course) => course.label),
        value: codes.map(labelOf),
        onChange: (tokens) => onChange([...new Set(tokens.map(codeOf))].join(',')),
        __experimentalAutoSelectFirstMatch: true,
        __experimentalExpandOnFocus: true,
        __experimentalShowHowTo: false,
      }),
      createElement('p', { className: 'components-form-token-field__help' }, words.several),
    );
  };

  const courseFields = { curso: CourseField, cursos: CoursesField };

  const Field = ({ field: { name, label, help, kind, choices, words: said }, value, courses, onChange }) => {
    if (courses && name in courseFields)
      return createElement(courseFields[name], { label, courses, value: value ?? '', onChange });
    if (kind === 'flag')
      return createElement(ToggleControl, { label, help, checked: value === true, onChange });
    if (kind === 'text') return createElement(TextControl, { label, help, value: value ?? '', onChange });
    const options = [
      { value: '', label: words.usual },
      ...choices.map((choice) => ({ value: choice, label: said[choice] ?? choice })),
    ];
    return createElement(SelectControl, { label, help, value: value ?? '', options, onChange });
  };

  const Edit = ({ name, attributes, setAttributes }) => {
    const described = tags[name];
    const courses = useCourses(
      apiBase !== '' && described.fields.some((field) => field.name in courseFields),
    );
    const controls = described.fields.map((field) =>
      createElement(Field, {
        key: field.name,
        field,
        value: attributes[field.name],
        courses,
        onChange: (value) => setAttributes({ [field.name]: value === '' ? undefined : value }),
      }),
    );
    const shown = loader
      ? createElement(Preview, { tag: described.tag, attributes: attributesOf(described, attributes) })
      : createElement(Missing);
    const warning =
      described.hidden.length > 0 &&
      createElement(
        Notice,
        { status: 'warning', isDismissible: false },
        `${words.hides} ${described.hidden.join(', ')}`,
      );
    const panel = createElement(PanelBody, { title: words.options }, warning, controls);
    return createElement('div', useBlockProps(), createElement(InspectorControls, null, panel), shown);
  };

  for (const name of Object.keys(tags))
    window.wp.blocks.registerBlockType(name, { edit: Edit, save: () => null });
}
