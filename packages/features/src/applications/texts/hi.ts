/** Hindi texts of `application`. */
export const application = {
  'application.sent.drive': '{title} के लिए आपका अनुरोध भेज दिया गया।',
  'application.sent.course': 'आपका आवेदन मिल गया है!',
  'application.sending': 'आवेदन हो रहा है...',
  'application.waiting': 'नेटवर्क का इंतज़ार है',
  'application.waiting.button': 'इंतज़ार में',
  'application.waiting.since': '{ago} इसी डिवाइस पर रखा गया। ऑनलाइन होते ही भेज दिया जाएगा।',
  'application.cancel': 'रद्द करें',
  'application.cancel.of': '{title} का आवेदन रद्द करें',
  'application.failed': 'आपका आवेदन नहीं हुआ। {why}',
  'application.unclear': 'हमारे सर्वर ने इसकी पुष्टि नहीं की। कृपया फिर से कोशिश करें।',
} as const
