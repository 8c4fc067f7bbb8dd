// The blocks in the editor: the live tag, with its location in memory and its controls disabled, and its attributes at the side.
// A plain script, so a block keeps its names out of the global scope.
{
  const { createElement, useEffect, useRef } = window.wp.element;
  const { InspectorControls, useBlockProps } = window.wp.blockEditor;
  const { Button, Disabled, PanelBody, Placeholder, SelectControl, TextControl, ToggleControl } =
    window.wp.components;
  const { tags, loader, style, settingsUrl, words } = window.portalClientes;

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

  const Field = ({ field: { label, help, kind, choices, words: said }, value, onChange }) => {
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
    const controls = described.fields.map((field) =>
      createElement(Field, {
        key: field.name,
        field,
        value: attributes[field.name],
        onChange: (value) => setAttributes({ [field.name]: value === '' ? undefined : value }),
      }),
    );
    const shown = loader
      ? createElement(Preview, { tag: described.tag, attributes: attributesOf(described, attributes) })
      : createElement(Missing);
    const panel = createElement(PanelBody, { title: words.options }, controls);
    return createElement('div', useBlockProps(), createElement(InspectorControls, null, panel), shown);
  };

  for (const name of Object.keys(tags))
    window.wp.blocks.registerBlockType(name, { edit: Edit, save: () => null });
}
