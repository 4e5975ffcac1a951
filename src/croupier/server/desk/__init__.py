"""Chat, the channel to support, reports and replays."""
