// What can be wrong with one field: a word that stays, and the facts of the moment. The English sentence is made of both; the web app has
// sentences of its own for other languages (src/shared/api/field-words.ts).
import { type Facts, fillBlanks, type Said } from '../runtime/blanks.ts';

export const faultSentences = {
  required: 'is required',
  unknown: 'is not known here',
  empty: 'must not be empty',
  not_valid: 'is not valid',
  one_of: 'must be one of {values}',
  wrong_type: 'must be {type}',
  format: 'must match format "{format}"',
  pattern: 'must match pattern "{pattern}"',
  min_length: 'must have at least {limit} characters',
  max_length: 'must have at most {limit} characters',
  min_items: 'must have at least {limit} entries',
  max_items: 'must have at most {limit} entries',
  repeated_items: 'must not have an entry twice',
  minimum: 'must be >= {limit}',
  maximum: 'must be <= {limit}',
  above: 'must be > {limit}',
  below: 'must be < {limit}',
  multiple_of: 'must be multiple of {step}',
  unstorable: 'must be well-formed Unicode without NUL',
  no_body: 'Send a JSON body.',
  not_json: 'The body is not valid JSON.',
  other_length: 'The body is not as long as it says.',
  not_an_address: 'The address is not well-formed.',
  not_understood: 'The request is not right: {problem}',
  unknown_parameter: 'This parameter does not exist here.',
  repeated_parameter: 'Give this parameter once; separate several values by commas.',
  not_a_cursor: 'This cursor is not one of this list in this order.',
  not_a_day: '{day} is not a day',
  no_credentials: 'Give a user name and a password, or a Google access token.',
  not_right: 'is not right',
  taken: 'is already taken',
  too_easy: 'is too easy to guess',
  own_name: 'must not be your name or e-mail',
  not_repeated: 'must be the same as the password',
  not_a_web_address: 'must start with https:// or http://',
  not_json_when_filled: 'is not valid JSON once its fields are filled in; put fields inside quotes',
  reserved_header: '{name} is set by the server',
  header_character: 'holds a character that a header cannot hold',
  required_for_basic: 'is required for basic authentication',
  one_file: 'Send one file, in the field "file".',
  no_file: 'Send the report in the field "file".',
  not_a_target: 'must name an image, a host, an account or a path below the repository',
  not_base64: 'This is not base64.',
  not_a_picture: 'Send a PNG, JPEG or WebP picture.',
  not_a_filter_value: '"{value}" is nothing that {key} can be.',
  not_100_points: 'The points add up to {sum}, not to 100.',
  twice: '{name} is there twice.',
  no_finding: 'No finding matches.',
  findings_or_selection: 'Name either findings or a selection.',
  run_id_taken: 'Another run has this id.',
  no_change: 'Say what to change.',
  not_a_member: 'Nobody of the organisation has this id.',
  not_all_members: 'Somebody in this list does not belong to the organisation.',
  own_approval: 'Nobody agrees to their own request: choose somebody else.',
  may_not_accept: 'This person may not accept risks.',
  day_is_over: 'This day is over.',
  own_duplicate: 'A finding is no duplicate of itself.',
  not_a_blank: '{name} is not a blank of this template',
  no_pull_request_by_webhook: 'A webhook takes issues, not pull requests.',
  pull_requests_or_issues: 'Choose one: pull requests or issues.',
  no_remediation: 'There is no such remediation, or it is not ready.',
  tier_is_paid: 'changes with the subscription: see the plans',
  included_and_excluded: '{name} cannot be included and excluded',
  not_in_the_future: 'must be in the future',
  too_far: 'must be within {years} years',
  no_scope: 'must name at least one scope',
  not_sold: 'is no price of a plan that is offered here',
  already_subscribed: 'is what your organisation pays for already',
  not_a_token: 'is not a valid token of this organisation',
} as const;

export type FaultType = keyof typeof faultSentences;

export type FaultArguments<Type extends FaultType> = Said<typeof faultSentences, Type>;

export interface Fault {
  msg: string;
  type: FaultType;
  facts: Facts;
}

export const fault = <Type extends FaultType>(...given: FaultArguments<Type>): Fault => {
  const [type, facts = {}]: [FaultType, Fault['facts']?] = given;
  return { msg: fillBlanks(faultSentences[type], facts), type, facts };
};

export type FaultEntry = Fault & { loc: (string | number)[] };
