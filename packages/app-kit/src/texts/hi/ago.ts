/** Hindi texts of `ago`. */
export const ago = {
  'ago.now': 'अभी-अभी',
  'ago.minute': '{n, plural, one {# मिनट पहले} other {# मिनट पहले}}',
  'ago.hour': '{n, plural, one {# घंटा पहले} other {# घंटे पहले}}',
  'ago.day': '{n, plural, one {# दिन पहले} other {# दिन पहले}}',
  'ago.month': '{n, plural, one {# महीना पहले} other {# महीने पहले}}',
  'ago.year': '{n, plural, one {# साल पहले} other {# साल पहले}}',
} as const
