// Texts of a proposal in the reader's language. The title is not among them, because it becomes the
// subject of a commit.
import type { Locale } from '../ai/prompt.ts';
import type { SecretIssuer } from './secret-issuers.ts';

/** Source of an upgrade's version. */
export type VersionSource = 'user' | 'registry' | 'advisory';

type UpgradeFacts = {
  /** The component with its installed version. */
  installed: string;
  /** All vulnerabilities of the component. */
  affectedBy: readonly string[];
  version: string;
  by: VersionSource;
  /** The vulnerabilities that the version fixes, if it does not fix all. */
  repairs: readonly string[] | undefined;
  /** The component is a transitive dependency. */
  isIndirect: boolean;
};

type ProposalTexts = {
  upgrade: (facts: UpgradeFacts) => string;
  versionOf: (name: string) => string;
  /** Used if the package manager has no command for it. */
  setVersion: (name: string, manifest: string | undefined) => string;
  /**
   * The steps after a leak. A patch is not among them: the secret stays in the history, and stays
   * valid until its issuer revokes it.
   */
  rotation: (issuer: SecretIssuer | undefined, path: string | undefined) => readonly string[];
};

const list = (locale: Locale, items: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);

const quoted = (path: string): string => `\`${path.replaceAll('`', 'ˋ')}\``;

const claims: Readonly<Record<Locale, Readonly<Record<VersionSource, string>>>> = {
  en: {
    user: 'repairs',
    registry: 'is the smallest published version that repairs',
    advisory: 'is the smallest version that repairs',
  },
  es: {
    user: 'corrige',
    registry: 'es la menor versión publicada que corrige',
    advisory: 'es la menor versión que corrige',
  },
};

/** How many of the vulnerabilities a version fixes. */
const extent: Readonly<Record<Locale, (facts: UpgradeFacts) => string>> = {
  en: ({ repairs, affectedBy: { length } }) =>
    repairs ? list('en', repairs) : length === 1 ? 'this' : `all ${length}`,
  es: ({ repairs, affectedBy: { length } }) =>
    repairs ? list('es', repairs) : length === 1 ? 'esta vulnerabilidad' : `las ${length}`,
};

export const proposalTexts: Readonly<Record<Locale, ProposalTexts>> = {
  en: {
    upgrade: (facts) =>
      `${facts.installed} is affected by ${list('en', facts.affectedBy)}. ${facts.version} ${claims.en[facts.by]} ${extent.en(facts)}.${facts.isIndirect ? ' Something else brings it: update that, or pin this version.' : ''}`,
    versionOf: (name) => `Version of ${name}`,
    setVersion: (name, manifest) =>
      `Set ${name} to {{version}}${manifest === undefined ? '' : ` in ${manifest}`}`,
    rotation: (issuer, path) => [
      'Issue a new secret, keep it in a secret store, and let the program read it from there or from the environment.',
      `Revoke the leaked one ${issuer?.page == null ? 'where it was issued' : `at ${issuer.page}`}. ${issuer?.how === undefined ? '' : `${issuer.how.en}. `}Whoever could read the repository has it, and so may whoever reads its forks, clones, logs of pipelines and images built from it.`,
      `Look for uses that were not yours${issuer?.uses === undefined ? ' in the log of its issuer' : `: ${issuer.uses.en}`}, since the day of the commit that added it.`,
      `Look for other copies: the history ${path === undefined ? 'of the repository' : `of ${quoted(path)}`}, other branches, and other findings of the same secret. Removing it from the file, or rewriting the history, does not make it secret again.`,
      'Close the finding when the issuer refuses the old secret.',
    ],
  },
  es: {
    upgrade: (facts) =>
      `${facts.installed} está afectado por ${list('es', facts.affectedBy)}. ${facts.version} ${claims.es[facts.by]} ${extent.es(facts)}.${facts.isIndirect ? ' Lo trae otro componente: actualiza ese, o fija esta versión.' : ''}`,
    versionOf: (name) => `Versión de ${name}`,
    setVersion: (name, manifest) =>
      `Pon ${name} en {{version}}${manifest === undefined ? '' : ` en ${manifest}`}`,
    rotation: (issuer, path) => [
      'Emite un secreto nuevo, guárdalo en un almacén de secretos y haz que el programa lo lea de allí o del entorno.',
      `Revoca el que se filtró ${issuer?.page == null ? 'donde se emitió' : `en ${issuer.page}`}. ${issuer?.how === undefined ? '' : `${issuer.how.es}. `}Lo tiene cualquiera que haya podido leer el repositorio, y quizá quien lea sus bifurcaciones, sus clones, los registros de sus pipelines y las imágenes creadas con él.`,
      `Busca usos que no fueran tuyos${issuer?.uses === undefined ? ' en el registro de su emisor' : `: ${issuer.uses.es}`}, desde el día del commit que lo añadió.`,
      `Busca otras copias: el historial ${path === undefined ? 'del repositorio' : `de ${quoted(path)}`}, otras ramas y otros hallazgos del mismo secreto. Quitarlo del archivo, o reescribir el historial, no lo hace secreto de nuevo.`,
      'Cierra el hallazgo cuando el emisor rechace el secreto antiguo.',
    ],
  },
};
