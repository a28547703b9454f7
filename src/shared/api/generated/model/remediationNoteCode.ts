/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `renew_lock`: the lock file follows by a command. `not_direct`: the file does not ask for it itself. `range_includes`: the file's range already takes the repaired
 * version. `already_there`: the file asks for it or a later one. `several_parts`: its range has several parts. `version_elsewhere`: its version stands in another file.
 * `not_from_registry`: it comes from an address or a folder. `pinned_by_digest`: a digest pins it. `other_major`: the repaired version has another import path.
 * `file_missing`, `file_unreadable`: the file is not there, or is not what its name says. `host_silent`: the source host did not give the file.
 * `fix_differs`: the report's fix does not fit the file as it is. `snippet_only`: made from the lines that the report quotes.
 */
export type RemediationNoteCode = 'renew_lock' | 'not_direct' | 'range_includes' | 'already_there' | 'several_parts' | 'version_elsewhere' | 'not_from_registry' | 'pinned_by_digest' | 'other_major' | 'file_missing' | 'file_unreadable' | 'host_silent' | 'fix_differs' | 'snippet_only';