// PGlite has one backend for all connections. A connection holds the gate from its first message
// until the backend is idle outside a transaction. Transactions and the messages of one extended
// query are therefore never interleaved.
export type Gate = {
  acquire: (holder: object) => Promise<void>;
  release: (holder: object) => void;
  leave: (holder: object) => void;
};

export const createGate = (): Gate => {
  let current: object | undefined;
  let waiting: { holder: object; enter: () => void }[] = [];

  const next = () => {
    const first = waiting.shift();
    current = first?.holder;
    first?.enter();
  };

  const release = (holder: object) => {
    if (current === holder) next();
  };

  return {
    acquire: (holder) => {
      if (current === holder) return Promise.resolve();
      if (current === undefined) {
        current = holder;
        return Promise.resolve();
      }
      return new Promise((enter) => waiting.push({ holder, enter }));
    },
    release,
    leave: (holder) => {
      waiting = waiting.filter((entry) => entry.holder !== holder);
      release(holder);
    },
  };
};
