import preview from '#.storybook/preview';

const meta = preview.meta({ title: 'Foundations/Writing', parameters: { themes: 'one' } });

type Rule = {
  rule: string;
  write: readonly [en: string, es: string];
  not: readonly [string, string];
};

const rules: readonly Rule[] = [
  {
    rule: 'A button says what it does, with a verb and its object.',
    write: ['Delete the policy', 'Eliminar la política'],
    not: ['OK', 'Aceptar'],
  },
  {
    rule: 'Only the first word has a capital letter.',
    write: ['Open pull request', 'Abrir pull request'],
    not: ['Open Pull Request', 'Abrir Pull Request'],
  },
  {
    rule: 'An error says what happened and what to do. It blames no user.',
    write: [
      'The report ends in the middle of a value. Send it again.',
      'El informe termina a mitad de un valor. Vuelve a enviarlo.',
    ],
    not: ['Invalid input!', '¡Entrada no válida!'],
  },
  {
    rule: 'Speak to the person: “you” in English, “tú” in Spanish.',
    write: ['You can invite up to your own role.', 'Puedes invitar hasta tu propio rol.'],
    not: ['The user may invite.', 'El usuario puede invitar.'],
  },
  {
    rule: 'An empty list says what would be here and how it gets here.',
    write: [
      'No findings yet. Upload a report to see them here.',
      'Aún no hay hallazgos. Sube un informe para verlos aquí.',
    ],
    not: ['No data', 'Sin datos'],
  },
  {
    rule: 'Names of the field stay as they are.',
    write: ['SARIF, SBOM, CVE, pull request', 'SARIF, SBOM, CVE, pull request'],
    not: ['Bill of things', 'Solicitud de extracción'],
  },
  {
    rule: 'Numbers and dates are written as the language does.',
    write: ['1,204 findings', '1204 hallazgos'],
    not: ['1204 findings', '1,204 hallazgos'],
  },
];

const Pair = ({ texts: [en, es] }: { texts: readonly [string, string] }) => (
  <>
    <span className="block">{en}</span>
    <span className="block text-ink-2" lang="es">
      {es}
    </span>
  </>
);

/** Texts are written in both languages, not translated word by word. */
export const InBothLanguages = meta.story({
  render: () => (
    <table className="w-full text-left text-sm">
      <thead>
        <tr>
          <th scope="col">Rule</th>
          <th scope="col">Write</th>
          <th scope="col">Do not write</th>
        </tr>
      </thead>
      <tbody>
        {rules.map(({ rule, write, not }) => (
          <tr key={rule} className="border-t border-line align-top">
            <td className="py-2 pr-4">{rule}</td>
            <td className="py-2 pr-4">
              <Pair texts={write} />
            </td>
            <td className="py-2">
              <Pair texts={not} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
});
