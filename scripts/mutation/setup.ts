import fc from 'fast-check';

// Every mutant runs the property tests again. Passing ones stop after this time: an early
// counterexample still counts, and late ones are left to `npm test`.
// oxlint-disable-next-line typescript/no-deprecated -- its plugin cannot be set for all properties
fc.configureGlobal({ interruptAfterTimeLimit: 200 });
