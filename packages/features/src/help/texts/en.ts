/** English texts of questions to the staff, for both sides. */
export const helpThreadTexts = {
  'ask.you': 'You',
  'ask.team': 'Pramaan team',
  'ask.send': 'Send',
  'ask.sending': 'Sending...',
  'ask.tooLong': 'At most {most} characters. Take out {over}.',
  'ask.limit': 'You have sent {most} messages today. Write again tomorrow.',
  'ask.first': 'Write your message first.',
} as const
