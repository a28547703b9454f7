import fc from 'fast-check';

// Every mutant runs the properties again. Those that hold are cut off after this time: an early
// counterexample still counts, and a late one is left to `npm test`.
// oxlint-disable-next-line typescript/no-deprecated -- its plugin cannot be set for all properties
fc.configureGlobal({ interruptAfterTimeLimit: 200 });
