/** The list above the special courses. Apart from what a manifest holds, which no screen needs. */
export const specialTopics = ['节日', '安全', '开学季', '反欺凌', '心理', '爱国', '生态'] as const
