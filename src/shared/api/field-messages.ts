import { defineMessage } from '@lingui/core/macro';

/**
 * The server's messages for single fields (src/shared/rules/field-errors.ts), for translation.
 * Their placeholders are the values that the server sends. The app reads the catalogue by id,
 * `field.<type>`; no module imports this list.
 */
export const fieldMessages = {
  required: defineMessage({ id: 'field.required', message: 'is required' }),
  unknown: defineMessage({ id: 'field.unknown', message: 'is not recognised' }),
  empty: defineMessage({ id: 'field.empty', message: 'must not be empty' }),
  not_valid: defineMessage({ id: 'field.not_valid', message: 'is not valid' }),
  one_of: defineMessage({ id: 'field.one_of', message: 'must be one of {values}' }),
  wrong_type: defineMessage({ id: 'field.wrong_type', message: 'must be {type}' }),
  format: defineMessage({ id: 'field.format', message: 'must match format "{format}"' }),
  pattern: defineMessage({ id: 'field.pattern', message: 'must match pattern "{pattern}"' }),
  min_length: defineMessage({
    id: 'field.min_length',
    message: 'must have at least {limit} characters',
  }),
  max_length: defineMessage({
    id: 'field.max_length',
    message: 'must have at most {limit} characters',
  }),
  min_items: defineMessage({
    id: 'field.min_items',
    message: 'must have at least {limit} entries',
  }),
  max_items: defineMessage({ id: 'field.max_items', message: 'must have at most {limit} entries' }),
  repeated_items: defineMessage({
    id: 'field.repeated_items',
    message: 'must not have an entry twice',
  }),
  minimum: defineMessage({ id: 'field.minimum', message: 'must be >= {limit}' }),
  maximum: defineMessage({ id: 'field.maximum', message: 'must be <= {limit}' }),
  above: defineMessage({ id: 'field.above', message: 'must be > {limit}' }),
  below: defineMessage({ id: 'field.below', message: 'must be < {limit}' }),
  multiple_of: defineMessage({ id: 'field.multiple_of', message: 'must be multiple of {step}' }),
  unstorable: defineMessage({
    id: 'field.unstorable',
    message: 'must be well-formed Unicode without NUL',
  }),
  no_body: defineMessage({ id: 'field.no_body', message: 'Send a JSON body.' }),
  not_json: defineMessage({ id: 'field.not_json', message: 'The body is not valid JSON.' }),
  cut_off: defineMessage({
    id: 'field.cut_off',
    message: 'The upload ended before its last part was complete. Send it again.',
  }),
  other_length: defineMessage({
    id: 'field.other_length',
    message: 'The body’s length does not match its header.',
  }),
  not_an_address: defineMessage({
    id: 'field.not_an_address',
    message: 'The address is not well-formed.',
  }),
  not_understood: defineMessage({
    id: 'field.not_understood',
    message: 'The request is not valid: {problem}',
  }),
  unknown_parameter: defineMessage({
    id: 'field.unknown_parameter',
    message: 'This parameter does not exist here.',
  }),
  unknown_field: defineMessage({
    id: 'field.unknown_field',
    message: '"{name}" is not a field of these rows.',
  }),
  unknown_field_near: defineMessage({
    id: 'field.unknown_field_near',
    message: '"{name}" is not a field of these rows. Did you mean "{nearest}"?',
  }),
  repeated_parameter: defineMessage({
    id: 'field.repeated_parameter',
    message: 'Use this parameter once; separate values with commas.',
  }),
  not_a_cursor: defineMessage({
    id: 'field.not_a_cursor',
    message: 'This cursor does not belong to this list in this order.',
  }),
  not_a_day: defineMessage({ id: 'field.not_a_day', message: '{day} is not a day' }),
  no_credentials: defineMessage({
    id: 'field.no_credentials',
    message: 'Enter a username and password, or a Google access token.',
  }),
  always_sent: defineMessage({ id: 'field.always_sent', message: 'is always sent' }),
  not_right: defineMessage({ id: 'field.not_right', message: 'is not correct' }),
  taken: defineMessage({ id: 'field.taken', message: 'is already taken' }),
  address_in_name: defineMessage({
    id: 'field.address_in_name',
    message: 'must not contain a web or email address',
  }),
  too_easy: defineMessage({ id: 'field.too_easy', message: 'is too easy to guess' }),
  own_name: defineMessage({
    id: 'field.own_name',
    message: 'must not be built from your name, email or organisation',
  }),
  not_repeated: defineMessage({
    id: 'field.not_repeated',
    message: 'must be the same as the password',
  }),
  not_a_web_address: defineMessage({
    id: 'field.not_a_web_address',
    message: 'must start with https:// or http://',
  }),
  not_json_when_filled: defineMessage({
    id: 'field.not_json_when_filled',
    message: 'is not valid JSON once its fields are filled in; put fields inside quotes',
  }),
  reserved_header: defineMessage({
    id: 'field.reserved_header',
    message: '{name} is set by the server',
  }),
  header_character: defineMessage({
    id: 'field.header_character',
    message: 'contains a character that headers cannot contain',
  }),
  needed_for_new_address: defineMessage({
    id: 'field.needed_for_new_address',
    message: 'must be entered again, because the address has changed',
  }),
  price_needed: defineMessage({
    id: 'field.price_needed',
    message: 'is required for a spending limit',
  }),
  required_for_basic: defineMessage({
    id: 'field.required_for_basic',
    message: 'is required for basic authentication',
  }),
  one_file: defineMessage({ id: 'field.one_file', message: 'Send one file, in the field "file".' }),
  no_file: defineMessage({ id: 'field.no_file', message: 'Send the report in the field "file".' }),
  not_a_target: defineMessage({
    id: 'field.not_a_target',
    message: 'must name an image, a host, an account or a path below the repository',
  }),
  not_base64: defineMessage({ id: 'field.not_base64', message: 'This is not base64.' }),
  not_a_picture: defineMessage({
    id: 'field.not_a_picture',
    message: 'Send a PNG, JPEG or WebP image.',
  }),
  not_a_filter_value: defineMessage({
    id: 'field.not_a_filter_value',
    message: '"{value}" is not a valid value for {key}.',
  }),
  not_the_name: defineMessage({
    id: 'field.not_the_name',
    message: 'is not the name of the organisation',
  }),
  not_100_points: defineMessage({
    id: 'field.not_100_points',
    message: 'The points add up to {sum}, not to 100.',
  }),
  twice: defineMessage({ id: 'field.twice', message: '{name} appears more than once.' }),
  no_finding: defineMessage({ id: 'field.no_finding', message: 'No findings match.' }),
  findings_or_selection: defineMessage({
    id: 'field.findings_or_selection',
    message: 'Name either findings or a selection.',
  }),
  run_id_taken: defineMessage({ id: 'field.run_id_taken', message: 'Another run has this id.' }),
  no_change: defineMessage({ id: 'field.no_change', message: 'Choose what to change.' }),
  no_filter: defineMessage({
    id: 'field.no_filter',
    message: 'Choose at least one filter.',
  }),
  one_decision: defineMessage({
    id: 'field.one_decision',
    message: 'Choose one: false positive or accepted risk.',
  }),
  of_one_import: defineMessage({
    id: 'field.of_one_import',
    message: 'applies to one import; a rule acts on every later one',
  }),
  of_the_reader: defineMessage({
    id: 'field.of_the_reader',
    message: 'depends on the user; name a person instead',
  }),
  not_every_rule: defineMessage({
    id: 'field.not_every_rule',
    message: 'must list each rule of the organisation once',
  }),
  not_a_member: defineMessage({
    id: 'field.not_a_member',
    message: 'No member of the organisation has this ID.',
  }),
  not_all_members: defineMessage({
    id: 'field.not_all_members',
    message: 'Someone in this list is not a member of the organisation.',
  }),
  owns_nothing: defineMessage({
    id: 'field.owns_nothing',
    message: 'must name a repository, a tag or a path',
  }),
  not_a_repository: defineMessage({
    id: 'field.not_a_repository',
    message: 'No repository of the organisation has this ID.',
  }),
  own_approval: defineMessage({
    id: 'field.own_approval',
    message: 'You cannot approve your own request. Choose someone else.',
  }),
  may_not_accept: defineMessage({
    id: 'field.may_not_accept',
    message: 'This person cannot accept risks.',
  }),
  day_is_over: defineMessage({ id: 'field.day_is_over', message: 'This day is in the past.' }),
  own_duplicate: defineMessage({
    id: 'field.own_duplicate',
    message: 'A finding cannot be its own duplicate.',
  }),
  not_a_blank: defineMessage({
    id: 'field.not_a_blank',
    message: '{name} is not a placeholder of this template',
  }),
  host_without_labels: defineMessage({
    id: 'field.host_without_labels',
    message: 'Pull requests at Bitbucket Cloud have no labels.',
  }),
  no_pull_request_by_webhook: defineMessage({
    id: 'field.no_pull_request_by_webhook',
    message: 'A webhook can open issues, not pull requests.',
  }),
  pull_requests_or_issues: defineMessage({
    id: 'field.pull_requests_or_issues',
    message: 'Choose one: pull requests or issues.',
  }),
  no_remediation: defineMessage({
    id: 'field.no_remediation',
    message: 'This fix does not exist or is not ready.',
  }),
  version_leaves_open: defineMessage({
    id: 'field.version_leaves_open',
    message: 'This version does not close the finding. Choose one that does.',
  }),
  tier_is_paid: defineMessage({
    id: 'field.tier_is_paid',
    message: 'changes with the subscription: see the plans',
  }),
  included_and_excluded: defineMessage({
    id: 'field.included_and_excluded',
    message: '{name} cannot be included and excluded',
  }),
  not_with: defineMessage({
    id: 'field.not_with',
    message: 'cannot be combined with {name}',
  }),
  not_in_the_future: defineMessage({
    id: 'field.not_in_the_future',
    message: 'must be in the future',
  }),
  too_far: defineMessage({ id: 'field.too_far', message: 'must be within {years} years' }),
  no_scope: defineMessage({ id: 'field.no_scope', message: 'must name at least one scope' }),
  not_sold: defineMessage({
    id: 'field.not_sold',
    message: 'is not the price of an offered plan',
  }),
  already_subscribed: defineMessage({
    id: 'field.already_subscribed',
    message: 'is your organisation’s current plan',
  }),
  not_a_token: defineMessage({
    id: 'field.not_a_token',
    message: 'is not a valid token of this organisation',
  }),
};
