/** The origin of a release, as an in-toto statement with SLSA provenance v1. */
export type Origin = {
  /** The source repository, as `git remote get-url origin` prints it. */
  repository: string;
  commit: string;
  version: string;
  /** The builder: the URL of a pipeline run, or a developer's machine. */
  builder: string;
  /** ISO 8601. */
  startedOn: string;
  finishedOn: string;
  /** SHA-256 of the lock file, in hexadecimal. */
  lockDigest: string;
};

/** @param subjects the release files with their SHA-256 digests, in hexadecimal */
export const provenanceOf = (
  subjects: readonly { name: string; sha256: string }[],
  origin: Origin,
): object => ({
  _type: 'https://in-toto.io/Statement/v1',
  subject: subjects.map(({ name, sha256 }) => ({ name, digest: { sha256 } })),
  predicateType: 'https://slsa.dev/provenance/v1',
  predicate: {
    buildDefinition: {
      buildType: `${origin.repository}#npm-run-release`,
      externalParameters: { version: origin.version },
      resolvedDependencies: [
        { uri: `git+${origin.repository}`, digest: { gitCommit: origin.commit } },
        { name: 'package-lock.json', digest: { sha256: origin.lockDigest } },
      ],
    },
    runDetails: {
      builder: { id: origin.builder },
      metadata: { startedOn: origin.startedOn, finishedOn: origin.finishedOn },
    },
  },
});
