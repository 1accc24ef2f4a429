/** Hindi texts of `apply`. */
export const apply = {
  'apply.button': 'आवेदन करें',
  'apply.button.of': '{title} के लिए आवेदन करें',
  'apply.applied': 'आवेदन हो गया',
  'apply.applied.of': '{title} के लिए आवेदन हो गया',
  'apply.closed': 'बंद',
  'apply.closed.of': '{title} बंद है',
  'apply.done': 'आपकी स्किल प्रोफ़ाइल कंपनी को भेज दी गई है!',
} as const
