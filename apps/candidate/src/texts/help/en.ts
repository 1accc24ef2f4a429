/** Answers to what candidates ask, in English. */
export const helpTexts = {
  'titles.help': 'Help',
  'help.search': 'Search help',
  'help.count': '{n, plural, =0 {No answers} one {# answer} other {# answers}}',
  'help.none': 'No answer found',
  'help.none.text': 'Try another word, such as “code”, “fee” or “CV”.',
  'help.ask': 'Ask us',
  'help.ask.text': 'No answer above? Write to us. A person answers, usually within a working day.',
  'help.ask.open': 'Your question is with our team. You can add to it.',
  'help.ask.label': 'Your question',
  'help.ask.help': 'Never write a code or a password here, not even to us.',
  'help.ask.sent': 'Sent. We’ll let you know when there is an answer.',
  'help.ask.below': 'Ask our team',
} as const
