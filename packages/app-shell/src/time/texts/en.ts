/** English texts for how long ago something was, and for days close to today. */
export const agoTexts = {
  'ago.now': 'just now',
  'ago.minute': '{n, plural, one {# minute ago} other {# minutes ago}}',
  'ago.hour': '{n, plural, one {# hour ago} other {# hours ago}}',
  'ago.day': '{n, plural, one {# day ago} other {# days ago}}',
  'ago.month': '{n, plural, one {# month ago} other {# months ago}}',
  'ago.year': '{n, plural, one {# year ago} other {# years ago}}',
  'duration.short.years': '{n, plural, one {# yr} other {# yrs}}',
  'duration.short.months': '{n, plural, one {# mo} other {# mos}}',
  'duration.long.years': '{n, plural, one {# Year} other {# Years}}',
  'duration.long.months': '{n, plural, one {# Month} other {# Months}}',
} as const
